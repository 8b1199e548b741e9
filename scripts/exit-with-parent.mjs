// Loaded into every supervised process: when the supervisor has ended for any reason, the whole process group is ended,
// so that no port or folder stays occupied. Workers forked by such a process load this file too, but their channel is
// not the supervisor's.
if (process.channel && String(process.ppid) === process.env.PLUMBLINE_SUPERVISOR_PID) {
  process.once('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGTERM');
    } catch {
      process.exit(1);
    }
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 5_000).unref();
  });
  process.channel.unref();
}

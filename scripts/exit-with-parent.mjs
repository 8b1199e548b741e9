// Loaded into every supervised process: when the supervisor is gone, however it ended, the whole
// process group ends, so that no port and no folder stays held by something nobody watches.
// Workers that such a process forks inherit this file, but their channel is not the supervisor's.
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

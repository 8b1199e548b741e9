/** A time such as "2:21 PM", only for times in the current browser session. */
export function LocalClock({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>{new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}</time>
  );
}

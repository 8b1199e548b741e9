/** "2:21 PM" of a moment that this browser itself lived through. */
export function LocalClock({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>{new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}</time>
  );
}

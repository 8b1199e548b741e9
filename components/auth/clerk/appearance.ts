/** Styles Clerk's components with our colours in both themes, through CSS variables. */
export const appearance = {
  variables: {
    colorPrimary: 'var(--accent-solid)',
    colorBackground: 'var(--surface)',
    colorForeground: 'var(--text)',
    colorMutedForeground: 'var(--text-2)',
    colorMuted: 'var(--sunken)',
    colorInput: 'var(--surface)',
    colorInputForeground: 'var(--text)',
    colorBorder: 'var(--line-strong)',
    colorNeutral: 'var(--text)',
    colorDanger: 'var(--bad-solid)',
    colorSuccess: 'var(--ok-solid)',
    colorWarning: 'var(--warn-solid)',
    colorRing: 'var(--accent)',
    borderRadius: '6px',
    fontFamily: 'inherit',
  },
};

/** The card of a notice at the bottom right: of toasts, and of what is said while their code cannot be loaded. */
export const noticeClasses =
  'rounded-lg border border-line-strong bg-raised bg-clip-padding px-3 py-2.5 text-left text-sm text-text ' +
  'shadow-float dark:border-transparent';

/** The place of a notice outside of the region of toasts. */
export const noticePlace = 'fixed right-5 bottom-5 z-50 w-[300px]';

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, vi } from 'vitest';
import { setWindowWidth } from './window-width';

/** The one utility class that decides what a control is called: a button at work holds both of its labels. */
const STYLES = '.invisible { visibility: hidden }';

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLES }));
});

afterEach(() => {
  // Notices outlive the screen that gave them.
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  setWindowWidth();
});

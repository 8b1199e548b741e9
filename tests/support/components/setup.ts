import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, vi } from 'vitest';
import { setWindowWidth } from './window-width';

// Files share a process; what one of them mocks for its screens is not what the next one does.
vi.resetModules();

// While other test steps run, code that a screen loads on demand may take longer than the usual second.
configure({ asyncUtilTimeout: 5000 });

/** The only utility class that affects a control's accessible name: a busy button contains both of its labels. */
const STYLES = '.invisible { visibility: hidden }';

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLES }));
});

afterEach(() => {
  // Toasts outlive the screen that showed them.
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  setWindowWidth();
});

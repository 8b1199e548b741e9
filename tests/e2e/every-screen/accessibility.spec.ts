import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { SCREENS } from '../../support/demo-screens';
import { openScreen, openWholeDemo } from '../support/demo';

/**
 * Levels A and AA of WCAG 2.1 and 2.2, the order of headings, and names that hold what is seen on the control (a rule
 * that axe counts as experimental and runs only when asked to).
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const RULES = ['heading-order', 'label-content-name-mismatch', 'target-size'];
/** The rules that depend on the theme: a dark page has the same elements, names and order. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

test('axe finds no violation on any screen, light and dark; no animation under reduced motion', async ({ page }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const ids = await openWholeDemo(page);
  const problems: string[] = [];
  for (const screen of SCREENS) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openScreen(page, screen, ids);
    await expect(page.locator('html.dark')).toHaveCount(0);
    const inLight = await axeFindings(page, {
      runOnly: { type: 'tag', values: TAGS },
      rules: Object.fromEntries(RULES.map((rule) => [rule, { enabled: true }])),
    });
    const moving = await page.evaluate(movingAnimations);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html.dark')).toHaveCount(1);
    moving.push(...(await page.evaluate(movingAnimations)));
    const inDark = await axeFindings(page, { runOnly: { type: 'rule', values: RULES_OF_COLOUR } });
    problems.push(
      ...moving.map((what) => `${screen}: moves: ${what}`),
      ...inLight.map((what) => `${screen}, light: ${what}`),
      ...inDark.map((what) => `${screen}, dark: ${what}`),
    );
  }
  expect(problems).toEqual([]);
});

/** Only violations are described, and no page is opened to merge frames: no screen has any. */
async function axeFindings(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  // A colour during the transition between themes has the contrast of neither.
  await page.waitForFunction(areAnimationsFinished, undefined, { timeout: 2_000, polling: 100 }).catch(() => undefined);
  // What `content-visibility` has left out has no size before the first frame that shows it.
  await page.evaluate(twoFrames);
  const axe = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' '));
    return `${id}: ${places.slice(0, 3).join(' | ')}`;
  });
}

const areAnimationsFinished = (): boolean => document.getAnimations().every(({ playState }) => playState !== 'running');

const twoFrames = (): Promise<unknown> =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** Running animations that change more than opacity and colours. */
function movingAnimations(): string[] {
  const FADES = /^(opacity|color|backgroundColor|borderColor|border\w+Color|offset|computedOffset|easing|composite)$/;
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
    const isFade = effect.getKeyframes().every((frame) => Object.keys(frame).every((name) => FADES.test(name)));
    const name = animation instanceof CSSAnimation ? animation.animationName : 'transition';
    return isFade ? [] : [`${name} of ${effect.target?.className ?? ''}`];
  });
}

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openScreen, openWholeDemo, SCREENS } from './demo-support';

/**
 * Levels A and AA of WCAG 2.1 and 2.2, the order of headings, and names that hold what is seen on the control (a rule
 * that axe counts as experimental and runs only when asked to).
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const RULES = ['heading-order', 'label-content-name-mismatch', 'target-size'];
for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${theme}; nothing moves under reduced motion`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const ids = await openWholeDemo(page);
    const problems: string[] = [];
    for (const screen of SCREENS) {
      await openScreen(page, screen, ids);
      for (const moving of await page.evaluate(movements)) problems.push(`${screen}: moves: ${moving}`);
      const { violations } = await new AxeBuilder({ page })
        .options({
          runOnly: { type: 'tag', values: TAGS },
          rules: Object.fromEntries(RULES.map((rule) => [rule, { enabled: true }])),
        })
        .analyze();
      for (const { id, nodes } of violations)
        problems.push(
          `${screen}: ${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
        );
    }
    expect(problems).toEqual([]);
  });
}

/** Running animations that change more than opacity and colours. */
function movements(): string[] {
  const FADES = /^(opacity|color|backgroundColor|borderColor|border\w+Color|offset|computedOffset|easing|composite)$/;
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
    const isFade = effect.getKeyframes().every((frame) => Object.keys(frame).every((name) => FADES.test(name)));
    const name = animation instanceof CSSAnimation ? animation.animationName : 'transition';
    return isFade ? [] : [`${name} of ${effect.target?.className ?? ''}`];
  });
}

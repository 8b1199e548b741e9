/**
 * A text that the document contains and no page shows. The header of inline XBRL is machine data, which is meant for
 * programs.
 */
export type HiddenRun = { text: string; isMachineData: boolean };

/**
 * Lists text that is not shown: not displayed, invisible, transparent, clipped to nothing, or positioned off the page.
 * Written as source text, because bundlers and test runners add calls that the browser's page does not have.
 */
export const LIST_HIDDEN_RUNS = String.raw`(() => {
  const MIN_CHARS = 20;
  const MAX_RUNS = 200;
  const runs = [];
  const pageWidth = Math.max(document.documentElement.scrollWidth, document.documentElement.clientWidth);

  const isCutToNothing = (element) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      const clip = style.clip + ' ' + style.clipPath;
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (clips && style.display !== 'inline' && (width <= 2 || height <= 2)) return true;
      if (style.position === 'absolute' && /rect\((?:[01]px,? ?){4}\)/.test(clip)) return true;
      if (/inset\((?:50|100)%|circle\(0/.test(clip)) return true;
    }
    return false;
  };
  const isHidden = (element, node) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    const style = getComputedStyle(element);
    if (parseFloat(style.fontSize) < 2 || /rgba\(.*, 0(?:\.0\d*)?\)|transparent/.test(style.color)) return true;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, bottom, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) return true;
    if (right <= 0 || bottom + scrollY <= 0 || left >= pageWidth + 2000) return true;
    return isCutToNothing(element);
  };

  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const done = new Set();
  for (let node = walker.nextNode(); node && runs.length < MAX_RUNS; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || done.has(element)) continue;
    if (/^(?:script|style|title|head|template|noscript)$/i.test(element.tagName)) continue;
    const text = (element.textContent || '').replace(/\s+/g, ' ').trim();
    if (text.length < MIN_CHARS || !node.data.trim() || !isHidden(element, node)) continue;
    done.add(element);
    const isMachineData = element.closest('ix\\:header, ix\\:hidden') !== null;
    const start = text.slice(0, 600);
    if (!runs.some((run) => run.text.includes(start))) runs.push({ text: start, isMachineData });
  }
  return runs;
})()`;

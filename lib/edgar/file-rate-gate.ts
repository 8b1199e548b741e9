import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SLOT_MS, type RateGate } from './rate-gate';

const PAUSE_FILE = 'paused-until';
/** Slots this old are behind everybody, whatever a timer's delay. */
const OLD_SLOTS = 400;

/**
 * One gate for all processes on a data folder. Time is cut into slots; creating a slot's file exclusively claims it.
 * No lock is ever held, so a process that dies leaves nothing behind but an unused slot.
 */
export function fileRateGate(folder: string, slotMs = SLOT_MS): RateGate {
  const ready = mkdir(folder, { recursive: true });
  // Where this process found its last free slot: many waiting requests then do not probe from the start again.
  let hint = 0;
  let claims = 0;
  return {
    async wait(signal) {
      await ready;
      signal?.throwIfAborted();
      const earliest = Math.max(Date.now(), await pausedUntil(folder));
      let slot = Math.max(Math.ceil(earliest / slotMs), Math.min(hint, Math.ceil(earliest / slotMs) + OLD_SLOTS));
      while (!(await claim(path.join(folder, String(slot))))) slot += 1;
      hint = slot + 1;
      claims += 1;
      if (claims % 50 === 1) await removeOldSlots(folder, Math.floor(Date.now() / slotMs) - OLD_SLOTS);
      await delay(Math.max(0, slot * slotMs - Date.now()), undefined, { signal });
    },
    async pause(ms) {
      await ready;
      const untilMs = Date.now() + ms;
      if (untilMs <= (await pausedUntil(folder))) return;
      const draft = path.join(folder, `${PAUSE_FILE}.${process.pid}`);
      await writeFile(draft, String(untilMs));
      await rename(draft, path.join(folder, PAUSE_FILE));
    },
  };
}

async function claim(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function pausedUntil(folder: string): Promise<number> {
  const text = await readFile(path.join(folder, PAUSE_FILE), 'utf8').catch(() => '0');
  return Number(text) || 0;
}

async function removeOldSlots(folder: string, before: number): Promise<void> {
  const names = await readdir(folder);
  const old = names.filter((name) => /^\d+$/.test(name) && Number(name) < before);
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

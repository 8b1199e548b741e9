import { clsx, type ClassValue } from 'clsx';
import { mergeClasses } from './merge-classes';

/** Joins class names; of two that set the same property the later one is kept. */
export function cn(...inputs: ClassValue[]): string {
  return mergeClasses(clsx(inputs));
}

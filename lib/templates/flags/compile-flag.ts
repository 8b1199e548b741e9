import type { CompiledFlag } from '../schema';

export type Understanding = Pick<CompiledFlag, 'kind' | 'rules' | 'join' | 'understood_as'>;

export function compileFlag(_line: string): Understanding {
  return { kind: 'words', rules: [], join: 'any', understood_as: '' };
}

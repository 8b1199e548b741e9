import { describe, expect, it } from 'vitest';
import { TOOL_LIST } from './tool-list.rules';
import { TOOLS } from './tools';

describe('the tools of the MCP server', () => {
  it('are those that the screen lists, with the scope that each needs', () => {
    const told = TOOL_LIST.map(({ name, scope }) => `${name} ${scope}`);
    expect(TOOLS.map(({ name, scope }) => `${name} ${scope}`)).toEqual(told);
  });
});

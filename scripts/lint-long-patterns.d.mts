import type { Rule } from 'eslint';

export declare const longPatterns: Rule.RuleModule;

import { analysisTools } from './tools/analysis';
import { filingTools } from './tools/filings';
import { votingTools } from './tools/voting';
import type { Tool } from './tool';

export const TOOLS: readonly Tool[] = [...filingTools, ...analysisTools, ...votingTools];

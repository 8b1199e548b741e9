/**
 * Entry of the answering process, which the web process starts (`ask-question.ts`): search, reading and quotes of one
 * question need up to some hundred milliseconds of computing, during which the web process answers other requests.
 */
import os from 'node:os';
import { embedTexts } from '@/lib/ai/embed';
import { serveCalls } from '@/lib/child-process/serve-calls';
import { log } from '@/lib/log';
import { startDrawnReader } from '@/lib/pdf/drawn/read-drawn';
import { startTracing } from '@/lib/tracing';
import { answerHere, type QuestionCall } from './ask-question';

/** Below the web process, above the worker. */
const PRIORITY = 3;

os.setPriority(PRIORITY);
await startTracing('web');
startDrawnReader();
embedTexts(['warm up']).catch((error: unknown) => log.warn({ err: error }, 'the sentence encoder could not be loaded'));

serveCalls((args, { signal, onPart }) => answerHere(args[0] as QuestionCall, { signal, onText: onPart }));

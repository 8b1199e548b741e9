import type { Alternatives } from '@/lib/format/patterns';
import { ADDRESS_PLACES } from '@/lib/format/words/address-words-patterns';

export const PLACE_WORDS: Alternatives = [...ADDRESS_PLACES, [/Blvd\.?/, 'Blvd'], 'Yards'];

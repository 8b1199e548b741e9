import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const SECRET_NAMES: Alternatives = [
  'authorization',
  [/cookies?/, 'cookie'],
  [/passwords?/, 'password'],
  'passphrase',
  'token',
  'secret',
  [/api[-_]?keys?/, 'apikey'],
  [/access[-_]?key/, 'accesskey'],
  [/private[-_]?key/, 'privatekey'],
  [/signing[-_]?key/, 'signingkey'],
  'jwt',
];

export const SECRET_NAME_WORDS: Alternatives = [
  [new RegExp(String.raw`^(.*[-_])?(${alternatives(SECRET_NAMES)})$`), 'authorization'],
  [/(Token|Secret|ApiKey|PrivateKey|SigningKey|Password|Cookie|Authorization)$/, 'Token'],
];

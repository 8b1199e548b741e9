export * from './auth.ts';
export * from './companies.ts';
export * from './documents.ts';
export * from './jobs.ts';
export * from './operations.ts';
export * from './organizations.ts';
export * from './queries.ts';

'use client';

export { SomethingWentWrong as default } from '@/components/shell/something-went-wrong';

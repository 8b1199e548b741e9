import type { Role } from '@/lib/context';

export const ROLE_LABEL: Record<Role, string> = {
  'org:admin': 'Admin',
  'org:member': 'Member',
  'org:viewer': 'Viewer',
};

export const ROLE_MEANING: Record<Role, string> = {
  'org:admin': 'Everything, including members and their roles.',
  'org:member': 'Adds companies, generates reports, runs engagements.',
  'org:viewer': 'Reads, downloads and asks questions.',
};

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && value in ROLE_LABEL;
}

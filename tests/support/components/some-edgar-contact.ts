import type { EdgarContact } from '@/lib/organizations/schema-edgar';

export const NO_CONTACT: EdgarContact = {
  name: null,
  email: null,
  source: 'none',
  is_ready: false,
  can_edit: true,
  tested_at: null,
  test_ms: null,
  test_error: null,
};

export const STORED_CONTACT: EdgarContact = {
  ...NO_CONTACT,
  name: 'Northwind Stewardship',
  email: 'desk@example.com',
  source: 'organization',
  is_ready: true,
};

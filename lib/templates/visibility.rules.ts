/** The built-in template. Its id is no UUID, so that it reads the same in every installation. */
export const DEFAULT_TEMPLATE_ID = 'default_agm_template';

export const VISIBILITIES = ['user', 'organization'] as const;

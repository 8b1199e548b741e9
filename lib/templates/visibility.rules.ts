/** Id of the built-in template. Not a UUID, so that it is the same in every installation. */
export const DEFAULT_TEMPLATE_ID = 'default_agm_template';

export const VISIBILITIES = ['user', 'organization'] as const;

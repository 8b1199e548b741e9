import packaged from '../package.json';

/** The version in CHANGELOG.md. */
export const PRODUCT_VERSION = packaged.version;

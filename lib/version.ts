import packaged from '../package.json';

/** As the changelog numbers it. */
export const PRODUCT_VERSION = packaged.version;

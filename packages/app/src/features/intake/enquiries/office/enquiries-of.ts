import type { Enquiry } from '@mediation/api-client';

/** The rows of a page of enquiries. */
export const enquiriesOf = ({ enquiries }: { enquiries: Enquiry[] }) => enquiries;

/** The name of the product without an organization's brand. */
export const productName = 'Mediation Platform';

/** The platform's own color. */
export const productColor = '#3b82f6';

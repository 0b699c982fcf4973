/** What the product is called where no organization has given it a name. */
export const productName = 'Mediation Platform';

/** The platform's own colour, where no organization has given it one. */
export const productColor = '#3b82f6';

/** What the product is called where no organization has given it a name. */
export const productName = 'Mediation Platform';

/** A place or a link as it is compared: capitals, spaces and a slash at the end make no other room of it. */
export const roomOf = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(/\/+$/, '');

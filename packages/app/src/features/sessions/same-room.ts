/**
 * A place or a link as `private.room_of` compares it: capitals, spaces, a slash at the end, and in a link the port, the
 * query and the fragment make no other room, unless they name it.
 */
export const roomOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(https:\/\/[^/?#]*):\d*(?=[/?#]|$)/, '$1')
    .replace(/^(https:\/\/[^/?#]+\/+[^/?#][^?#]*)(?<!\.(?:php|html?|aspx|jsp))[?#](?!\/).*$/, '$1')
    .replaceAll(/\/+(?=[?#]|$)/g, '');

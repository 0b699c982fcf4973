import { foldedText } from '@mediation/ui/folded-text';

const plain = (name: string) => foldedText(name).trim();

/** Whether two spellings are the same name, however capitals, accents, apostrophes and dashes are typed. */
export const isSameName = (one: string, other: string) => plain(one) === plain(other);

/** The words of terms that give both parties one half: "half each", "a medias". Null where they have none. */
export const halfWordsIn = (text: string): string | null =>
  /(?<!\p{L})(?:half each|each half|half and half|equal shares|a medias|por mitades|a partes iguales|la mitad cada un[oa]|50 ?[/:] ?50)(?!\p{L})/iu.exec(
    text,
  )?.[0] ?? null;

const fallbackName = 'document';

/** Reads a file answer, with the file name that the server set. */
export async function fileFrom(response: Response): Promise<File> {
  const name = nameIn(response.headers.get('content-disposition') ?? '');
  const type = response.headers.get('content-type') ?? '';
  return new File([await response.blob()], name, { type });
}

/** The file name of a `Content-Disposition` header. `filename*` wins over `filename`, as RFC 6266 requires. */
function nameIn(disposition: string): string {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1');
  try {
    return (extended && decodeURIComponent(extended)) || plain || fallbackName;
  } catch {
    return plain || fallbackName;
  }
}

const fallbackName = 'document';

/** A file that was answered, under the name that the server gave it. */
export async function fileFrom(response: Response): Promise<File> {
  const name = nameIn(response.headers.get('content-disposition') ?? '');
  const type = response.headers.get('content-type') ?? '';
  return new File([await response.blob()], name, { type });
}

/** The name in a `Content-Disposition`: the extended one where there is one, as RFC 6266 asks. */
function nameIn(disposition: string): string {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1');
  try {
    return (extended && decodeURIComponent(extended)) || plain || fallbackName;
  } catch {
    return plain || fallbackName;
  }
}

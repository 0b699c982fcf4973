/** The folder of what the PDF viewer reads while it draws; its name changes with the version, as it is cached for ever. */
export const pdfAssets = 'assets/pdf-6.3.289/';

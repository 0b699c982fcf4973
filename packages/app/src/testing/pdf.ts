/** A real PDF with a page for each text, in a font that every viewer brings along. For tests and stories. */
export function pdfOf(pages: readonly string[], name = 'Statement.pdf'): File {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((text, at) => {
      const lines = text.split('\n').map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj 0 -26 Td`);
      const content = `BT /F1 14 Tf 60 770 Td ${lines.join(' ')} ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + at * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = `%PDF-1.4\n% ${crypto.randomUUID()}\n`;
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const entries = places.map((it) => `${String(it).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new File([text], name, { type: 'application/pdf' });
}

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
  return fileOf(objects, name);
}

/** A PDF with one page, whose form has a text, a choice and a tick, and brings no picture of their values. */
export const filledForm = (): File =>
  fileOf(
    [
      '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R 6 0 R]/DA(/Helv 12 Tf 0 g)/DR<</Font<</Helv 7 0 R>>>>>>>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Annots[4 0 R 5 0 R 6 0 R]>>',
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(income)/V(54,321.00)/F 4/P 3 0 R/Rect[0 300 200 400]/DA(/Helv 40 Tf 0 g)>>',
      '<</Type/Annot/Subtype/Widget/FT/Ch/Ff 131072/T(paid)/V(Monthly)/Opt[(Monthly)(Weekly)]/F 4/P 3 0 R/Rect[200 300 400 400]/DA(/Helv 40 Tf 0 g)>>',
      '<</Type/Annot/Subtype/Widget/FT/Btn/T(sure)/V/Yes/AS/Yes/F 4/P 3 0 R/Rect[400 300 600 400]>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ],
    'Form.pdf',
  );

function fileOf(objects: readonly string[], name: string): File {
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

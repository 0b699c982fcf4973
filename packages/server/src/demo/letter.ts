const lineHeight = 18;

/** Writes a PDF with one A4 page for each list of lines; the first line of a page is its title. */
export function letter(pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  // Objects 1 to 3 are the catalog, the page tree and the font; each page takes the next two.
  const ids = pages.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const text = lines.map((line, row) => `/F1 ${row === 0 ? 18 : 12} Tf (${escaped(line)}) Tj T*`).join(' ');
      const content = `BT ${lineHeight} TL 72 760 Td ${text} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${ids[index]! + 1} 0 R` +
          ' /Resources << /Font << /F1 3 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(pdf, 'latin1'));
}

const escaped = (line: string) => line.replaceAll(/[\\()]/g, String.raw`\$&`);

import sharp from 'sharp';

/** The location of a test photograph, as each kind of metadata contains it. */
export const secretLocation = 'Heron Street 7';

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${secretLocation}"/></rdf:RDF></x:xmpmeta>`;

const gps = { GPSLatitude: '48/1 51/1 29/1', GPSLatitudeRef: 'N', GPSLongitude: '2/1 17/1 40/1', GPSLongitudeRef: 'E' };

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
    .composite([{ input: { create: { width: 9, height: 5, channels: 3, background: '#c52' } }, left: 3, top: 2 }])
    .withIccProfile('p3')
    .withXmp(xmp)
    .withExif({ IFD0: { ImageDescription: secretLocation, Copyright: secretLocation }, IFD3: gps });

interface Shape {
  orientation?: number;
  isProgressive?: boolean;
}

/** A photograph as a phone takes it: with EXIF, GPS, XMP, a colour profile and an orientation. */
export const jpegPhotograph = ({ orientation = 6, isProgressive = false }: Shape = {}) =>
  picture().withMetadata({ orientation }).jpeg({ progressive: isProgressive }).toBuffer();

/** A photograph as PNG, with the same metadata. */
export const pngPhotograph = ({ orientation = 6 }: Shape = {}) =>
  picture().withMetadata({ orientation }).png().toBuffer();

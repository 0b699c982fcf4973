import type { Family, Party } from '../play/family.ts';

const lucia: Party = {
  email: 'lucia.castellanos@demo.example',
  name: 'Lucía Castellanos',
  role: 'divorcee',
  language: 'es',
  phone: '+44 117 496 0488',
  born: '1986-05-12',
  address: '7 Windmill Hill, Bristol BS3 4LY',
  hopes: 'Que Mateo siga hablando los dos idiomas y vea a sus abuelos.',
};
const andres: Party = {
  email: 'andres.vega@demo.example',
  name: 'Andrés Vega',
  role: 'divorcee',
  language: 'es',
  phone: '+44 117 496 0492',
  born: '1984-09-21',
  address: '28 Luckwell Road, Bristol BS3 3EN',
  hopes: 'Un horario claro, porque trabajo algunos fines de semana.',
};

/** A case in Spanish. A paper of his is late. */
export const castellanos: Family = {
  title: 'Castellanos – Vega',
  description: 'Un hijo de ocho años, dos pisos de alquiler y una cuenta común.',
  mediator: 'ines',
  parties: { A: lucia, B: andres },
  married: '2014-04-26',
  separated: '2026-06-15',
  children: [['Mateo', '2018-01']],
  opened: -26,
  joined: { A: -25, B: -23 },
  intakes: { A: -22, B: -19 },
  terms: -17,
  papers: [
    {
      from: 'A',
      sent: -14,
      accepted: -12,
      type: 'identity_document',
      name: 'Pasaporte.pdf',
      lines: ['Pasaporte', 'Nombre: Lucía Castellanos', 'Página con la fotografía'],
    },
    {
      from: 'A',
      sent: -13,
      accepted: -11,
      type: 'pay_slips',
      name: 'Nóminas, julio a septiembre.pdf',
      lines: ['Nómina de septiembre de 2026', 'Southville Bakery', 'Lucía Castellanos', 'Neto: 1.795,20'],
    },
    {
      from: 'B',
      sent: -9,
      accepted: -8,
      type: 'identity_document',
      name: 'Documento de identidad.pdf',
      lines: ['Documento de identidad', 'Nombre: Andrés Vega'],
    },
    {
      from: 'A',
      sent: -3,
      type: 'bank_statements',
      name: 'Cuenta común, septiembre.pdf',
      lines: ['Cuenta común, septiembre de 2026', 'L. Castellanos y A. Vega', 'Saldo final: 1.204,60'],
    },
  ],
  due: ['B', 'pay_slips', -3],
  talks: [
    {
      when: [-15, '10:50'],
      to: 'everyone',
      lines: [
        ['mediator', 'Buenos días, Lucía y Andrés. Podemos escribir y hablar en español durante toda la mediación.'],
        ['A', 'Muchas gracias, Inés. Así es mucho más fácil para mí.'],
        ['B', 'Gracias. Yo también lo prefiero.'],
      ],
    },
    {
      when: [-5, '17:25'],
      to: 'B',
      lines: [
        ['mediator', 'Andrés, todavía me faltan sus nóminas. ¿Puede enviarlas esta semana?'],
        ['B', 'Sí, perdone. Las pedí en la empresa y aún no me las dan.'],
        ['mediator', 'No pasa nada. Si tardan, una carta de la empresa también sirve.'],
      ],
    },
  ],
};

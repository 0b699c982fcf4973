import type { ClauseWords } from '../clause-words.ts';
import type { ClauseId } from '../catalog.ts';

/** The clauses of the library in Spanish. */
export const es: Record<ClauseId, ClauseWords> = {
  school_days: {
    heading: 'Días lectivos',
    text: 'En las semanas lectivas [nombres de los hijos] duermen con [nombre] los [días] y con [nombre] los [días].',
    plain_text: 'Dice dónde duermen los hijos cuando hay colegio.',
  },
  holidays: {
    heading: 'Vacaciones escolares',
    text: 'En los años pares [nombres de los hijos] pasan la primera mitad de las vacaciones de [nombre] con [nombre] y la segunda mitad con [nombre]; en los demás años es al revés. El cambio es el día central a las [hora].',
    plain_text: 'Cada uno de ustedes tiene la mitad de las vacaciones, y se turnan con la primera mitad.',
  },
  special_days: {
    heading: 'Cumpleaños y días especiales',
    text: 'El [día] [nombres de los hijos] están con [nombre] de [hora] a [hora] en los años pares, y con [nombre] en los demás años. Esto va antes que cualquier otra regla.',
    plain_text: 'Algunos días importan más que el reparto. Se turnan con ellos.',
  },
  handover: {
    heading: 'Entregas',
    text: '[Nombre] recoge a [nombres de los hijos] en [lugar] a las [hora] los [días].',
    plain_text: 'Dice quién recoge a los hijos, dónde y cuándo.',
  },
  late_or_ill: {
    heading: 'Si alguien llega tarde o está enfermo',
    text: 'Quien vaya a llegar más de [número] minutos tarde escribe al otro progenitor antes de las [hora]. Un hijo enfermo se queda donde se despertó hasta las [hora] del día siguiente.',
    plain_text: 'Se avisan cuando llegan tarde, y un hijo enfermo no cambia de casa.',
  },
  decisions: {
    heading: 'Decisiones sobre el colegio y la salud',
    text: 'Ambos progenitores deciden juntos sobre [colegio, tratamientos médicos, religión]. Quien pregunta lo hace por escrito; el otro responde en [número] días.',
    plain_text: 'Las decisiones grandes son de los dos, y nadie espera una respuesta para siempre.',
  },
  calls: {
    heading: 'Llamadas con el otro progenitor',
    text: '[Nombres de los hijos] llaman al otro progenitor los [días] a las [hora], hasta [número] minutos.',
    plain_text: 'Los hijos pueden hablar con los dos, estén donde estén.',
  },
  travel: {
    heading: 'Viajes',
    text: 'Quien viaja al extranjero con [nombres de los hijos] comunica al otro progenitor las fechas y la dirección al menos [número] días antes. [Nombre] guarda los pasaportes y los entrega [número] días antes del viaje.',
    plain_text: 'Se avisan de los viajes con tiempo.',
  },
  home_use: {
    heading: 'Quién vive en la vivienda',
    text: '[Nombre] vive en [dirección] hasta el [fecha]. [Nombre] se muda el [fecha].',
    plain_text: 'Dice quién se queda en la vivienda, y hasta cuándo.',
  },
  home_outcome: {
    heading: 'La venta de la vivienda',
    text: '[Nombre] pide una oferta a [número] agencias antes del [fecha]. Ambos aceptan la mejor oferta de al menos [importe y moneda]. Después de la hipoteca y los gastos de la venta, [nombre] recibe el [porcentaje] y [nombre] recibe el [porcentaje].',
    plain_text: 'Venden la vivienda y saben antes qué recibe cada uno.',
  },
  home_costs: {
    heading: 'Hipoteca, recibos y reparaciones hasta entonces',
    text: 'Hasta el [fecha] [nombre] paga la hipoteca y los recibos de [dirección]. Las reparaciones de más de [importe y moneda] necesitan antes un mensaje de ambos; [nombre] paga el [porcentaje] y [nombre] paga el [porcentaje] en [número] días.',
    plain_text: 'Dice quién paga la vivienda hasta que se decida su futuro.',
  },
  joint_account: {
    heading: 'La cuenta común',
    text: '[Nombre] cierra la cuenta común en [banco] antes del [fecha]. Cada uno recibe la mitad de lo que haya ese día.',
    plain_text: 'La cuenta común termina y reparten lo que queda.',
  },
  belongings: {
    heading: 'Enseres',
    text: '[Nombre] se queda con [lista]. [Nombre] se queda con [lista] y lo retira antes del [fecha].',
    plain_text: 'Dice quién se queda con qué cosas.',
  },
  pension_share: {
    heading: 'Reparto de una pensión',
    text: 'El [porcentaje] de la pensión de [nombre] en [fondo], con su valor del [fecha], pasa a [nombre]. [Nombre] envía los papeles al fondo antes del [fecha].',
    plain_text: 'Una parte de una pensión pasa a la otra persona.',
  },
  pension_kept: {
    heading: 'Cada uno conserva su pensión',
    text: 'Cada uno conserva sus pensiones. [Nombre] paga a [nombre] [importe y moneda] por la diferencia antes del [fecha].',
    plain_text: 'Ninguna pensión se reparte. La diferencia se paga en dinero.',
  },
  debts_each: {
    heading: 'Deudas de cada uno',
    text: '[Nombre] paga la deuda con [banco] de [importe y moneda] desde el [fecha]. [Nombre] paga la deuda con [banco] de [importe y moneda] desde el [fecha].',
    plain_text: 'Dice quién paga qué deuda.',
  },
  debts_joint: {
    heading: 'Una deuda común',
    text: 'Hasta terminar la deuda común con [banco], [nombre] paga [importe y moneda] y [nombre] paga [importe y moneda] el día [número] de cada mes.',
    plain_text: 'Pagan esta deuda juntos hasta que se acabe.',
  },
  support_monthly: {
    heading: 'Pago mensual',
    text: '[Nombre] paga a [nombre] [importe y moneda] para [nombres de los hijos] por transferencia el día [número] de cada mes, por primera vez el [fecha] y por última vez el [fecha].',
    plain_text: 'Una persona paga a la otra una cantidad fija cada mes para los hijos.',
  },
  extra_costs: {
    heading: 'Actividades, excursiones y otros gastos extra',
    text: '[Nombre] paga el [porcentaje] y [nombre] paga el [porcentaje] de las actividades, las excursiones y [lista]. Quien pagó envía el recibo en [número] días; la otra persona paga en los [número] días siguientes. Por encima de [importe y moneda] ambos dicen que sí por escrito antes de reservar nada.',
    plain_text: 'Comparten lo que el pago mensual no cubre.',
  },
  support_change: {
    heading: 'Si uno de ustedes pierde el trabajo',
    text: 'Quien pierde el trabajo o cuyos ingresos cambian más de un [porcentaje] lo comunica por escrito en [número] días. Hasta que ambos acuerden otra cantidad, durante [número] meses como máximo, [nombre] paga [importe y moneda] cada mes.',
    plain_text: 'Saben qué pasa con el pago cuando cambian los ingresos.',
  },
  figures_shown: {
    heading: 'Lo que se ha mostrado',
    text: '[Nombre] y [nombre] han mostrado los documentos que enumera esta declaración. Las cifras son las del [fecha].',
    plain_text: 'Los dos han visto las mismas cifras, del mismo día.',
  },
  figures_change: {
    heading: 'Cuando cambia una cifra',
    text: 'Quien sepa que una cifra de esta declaración cambia más de [importe y moneda] lo comunica por escrito en [número] días.',
    plain_text: 'Se avisan cuando cambia algo importante.',
  },
  pensions_listed: {
    heading: 'Pensiones',
    text: '[Nombre] tiene una pensión en [fondo], con un valor de [importe y moneda] el [fecha]. [Nombre] tiene una pensión en [fondo], con un valor de [importe y moneda] el [fecha].',
    plain_text: 'Enumera las pensiones y su valor en un día.',
  },
  debts_listed: {
    heading: 'Deudas',
    text: 'El [fecha] la deuda de [nombre] con [banco] era de [importe y moneda], y la deuda de [nombre] con [banco] era de [importe y moneda].',
    plain_text: 'Enumera lo que debían en un día.',
  },
  messages: {
    heading: 'Cómo se escriben',
    text: 'Ambos progenitores se escriben sobre los hijos por [correo electrónico, aplicación] y responden en [número] horas. En una urgencia se llaman en el momento.',
    plain_text: 'Usan una sola vía y saben cuándo esperar respuesta.',
  },
  disagreement: {
    heading: 'Si no se ponen de acuerdo',
    text: 'Si uno de ustedes dice por escrito que hay un desacuerdo sobre este acuerdo, ambos se reúnen con [nombre del mediador] en [número] semanas, antes de que nadie vaya a los tribunales. Cada uno paga la mitad.',
    plain_text: 'Antes de ir a los tribunales hablan una vez más.',
  },
  review_date: {
    heading: 'Volver a mirar este acuerdo',
    text: 'Ambos revisan este acuerdo el [fecha], con [nombre del mediador]. Sigue igual hasta que ambos firmen un cambio.',
    plain_text: 'Vuelven a mirar todo esto en un día fijo.',
  },
  review_early: {
    heading: 'Una revisión anterior',
    text: 'Ambos revisan este acuerdo en [número] semanas si uno de ustedes se muda a más de [número] kilómetros, cambia de horario de trabajo o lo pide por escrito.',
    plain_text: 'Cuando la vida cambia, lo miran antes.',
  },
};

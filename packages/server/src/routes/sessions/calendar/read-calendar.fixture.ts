import ICAL from 'ical.js';

/** Reads an iCalendar file as a calendar program does. */
export async function readCalendar(file: File) {
  const text = await file.text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      isUtc: event.startDate.zone.tzid === 'UTC',
      location: event.location,
      organizer: component.getFirstPropertyValue('organizer'),
      attendees: component.getAllProperties('attendee').map((it) => it.getFirstValue()),
      isPrivate: component.getFirstPropertyValue('class') === 'PRIVATE',
    };
  });
  const names = ['name', 'x-wr-calname'].map((it) => calendar.getFirstPropertyValue(it));
  return { text, names, method: calendar.getFirstPropertyValue('method'), events };
}

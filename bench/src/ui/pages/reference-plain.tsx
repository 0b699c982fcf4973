import { plainParts } from './plain-parts.tsx';
import styles from './plain.module.css';
import { cards, fields, pages, rows, show } from './reference.ts';

const { Badge, Button, Dialog, Menu } = plainParts;

show(
  <div className={styles['shell']}>
    <header className={styles['top']}>
      <b>Mediation Platform</b>
      <Menu />
      <Dialog />
    </header>
    <nav>
      {pages.map((page) => (
        <button key={page} type="button">
          {page}
        </button>
      ))}
    </nav>
    <main>
      <div className={styles['cards']}>
        {cards.map(({ title, state }) => (
          <section key={title} className={styles['card']}>
            <h2>{title}</h2>
            <Badge>{state}</Badge>
          </section>
        ))}
      </div>
      {fields.map((label) => (
        <label key={label} className={styles['field']}>
          {label}
          <input />
        </label>
      ))}
      <Button>Save</Button>
      <table className={styles['table']}>
        <tbody>
          {rows.map(({ name, step, day }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{step}</td>
              <td>{day}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  </div>,
);

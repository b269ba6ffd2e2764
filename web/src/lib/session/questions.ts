/** Questions to a table: each has an id and is answered once, or given up with the
 * connection. */

import type { ErrorFacts } from '../types';

interface Question {
  answer(value: unknown): void;
  fail(error: ErrorFacts | null): void;
}

export class Questions {
  private readonly open = new Map<string, Question>();

  /**
   * @param nextId an id that no other message of this client has.
   * @param send sends a message, and says whether there is a connection.
   */
  constructor(
    private readonly nextId: () => string,
    private readonly send: (message: object) => boolean,
  ) {}

  /**
   * Asks a question.
   *
   * @param failed the answer if the table refuses with an error, or if the connection is
   * lost: then there is no error.
   */
  ask<T>(message: object, failed: (error: ErrorFacts | null) => T): Promise<T> {
    const id = this.nextId();
    return new Promise((resolve) => {
      this.open.set(id, {
        answer: (value) => resolve(value as T),
        fail: (error) => resolve(failed(error)),
      });
      if (!this.send({ ...message, id })) this.fail(id, null);
    });
  }

  /** Answers a question; false if this id is not one of a question. */
  answer(id: string, value: unknown): boolean {
    const question = this.take(id);
    question?.answer(value);
    return question !== undefined;
  }

  /** Refuses a question; false if this id is not one of a question. */
  fail(id: string, error: ErrorFacts | null): boolean {
    const question = this.take(id);
    question?.fail(error);
    return question !== undefined;
  }

  /** The connection is lost: no answers will come. */
  giveUp(): void {
    for (const id of [...this.open.keys()]) this.fail(id, null);
  }

  private take(id: string): Question | undefined {
    const question = this.open.get(id);
    this.open.delete(id);
    return question;
  }
}

// Making a database with all tables takes seconds, on a busy machine many.
jest.setTimeout(120_000)

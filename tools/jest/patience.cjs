// Making a database with all tables takes seconds, and so does starting and stopping processes; on a busy machine many.
jest.setTimeout(120_000)
